import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'

/** One tab: its id, its name, and what it shows (mounted only while chosen). */
export interface TabItem {
  id: string
  name: string
  content: ReactNode
}

/** Tabs in a row; arrows move between them. Uncontrolled unless `chosen` is given. */
export function TabSet({
  label,
  tabs,
  chosen,
  beside,
  onChoose,
}: {
  label: string
  tabs: readonly TabItem[]
  chosen?: string
  /** What stands at the end of the row, and is no tab. */
  beside?: ReactNode
  onChoose?: (id: string) => void
}) {
  return (
    <Tabs
      {...(chosen === undefined ? {} : { selectedKey: chosen })}
      {...(onChoose ? { onSelectionChange: (key) => onChoose(String(key)) } : {})}
    >
      <div className="mb-5 flex items-start gap-1">
        <TabList aria-label={label} className="flex min-w-0 grow flex-wrap gap-1 rounded-m bg-ground p-1">
          {tabs.map(({ id, name }) => (
            <Tab
              key={id}
              id={id}
              className="min-h-11 grow cursor-pointer content-center rounded-s px-2 text-center text-s font-semibold text-muted transition-colors duration-120 hover:text-text data-selected:bg-button data-selected:text-text data-selected:shadow-block"
            >
              {name}
            </Tab>
          ))}
        </TabList>
        {beside}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="outline-offset-4">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  )
}
