import { CallError } from '@fairground/contract/envelope'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../calls/reactions.ts'
import { uploadPicture } from '../../calls/upload.ts'
import { shrinkPicture } from '../../kernel/browser/shrink-picture.ts'

/** What is sent. */
export interface SentWords {
  clientId: string
  body: string
  attachments: string[]
}

/** A message that is being written. */
export interface Draft {
  text: string
  /** Ids of the uploaded pictures. */
  pictures: readonly string[]
  /** The sentence of the last refusal; undefined without one. */
  error: string | undefined
  isSending: boolean
  isUploading: boolean
  isSendable: boolean
  write(text: string): void
  attach(file: File | undefined): void
  dropPictures(): void
  send(): void
}

const sentence = (error: unknown) => sentenceOf(error instanceof CallError ? error : new CallError('network_error'))

/** How often a page says that somebody is writing: it counts for twelve seconds each time. */
const TYPING_EVERY_MS = 5_000

/**
 * A message that is being written. It keeps its client id until the server has it, so that a repeat after a lost answer is stored once.
 * @param deliver sends it
 * @param sayTyping tells the other side that somebody is writing
 */
export function useDraft(deliver: (words: SentWords) => Promise<unknown>, sayTyping?: () => void): Draft {
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [clientId, setClientId] = useState(newId)
  const saidMs = useRef(0)
  const uploading = useRef(new AbortController())
  useEffect(() => () => uploading.current.abort(), [])
  const sending = useMutation({
    mutationFn: deliver,
    onSuccess() {
      setText('')
      setPictures([])
      setClientId(newId())
    },
  })
  const upload = useMutation({
    mutationFn: async (file: File) => uploadPicture(await shrinkPicture(file), uploading.current.signal),
    onSuccess: ({ id }) => setPictures((known) => [...known, id]),
  })
  const error = sending.error ?? upload.error
  const isSendable = (text.trim() !== '' || pictures.length > 0) && !sending.isPending && !upload.isPending
  return {
    ...{ text, pictures, isSendable, isSending: sending.isPending, isUploading: upload.isPending },
    error: error ? sentence(error) : undefined,
    write(next) {
      setText(next)
      if (next === '' || Date.now() - saidMs.current < TYPING_EVERY_MS) return
      saidMs.current = Date.now()
      sayTyping?.()
    },
    attach: (file) => file && !upload.isPending && upload.mutate(file),
    dropPictures: () => setPictures([]),
    send: () => isSendable && sending.mutate({ clientId, body: text, attachments: [...pictures] }),
  }
}

/** `crypto.randomUUID` is missing on addresses without TLS. */
const newId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('')
