/** One row of the specification's table of calls: a method and a path, as a client writes them. */
interface SpecifiedCall {
  method: 'GET' | 'POST'
  path: string
  body?: Record<string, unknown>
  /** The answer's fields beside its status; for a refusal, its name. */
  answers: readonly string[] | { refusal: string }
}

const ID = '00000000-0000-7000-8000-000000000000'
const stepped = (game: string, move: object): SpecifiedCall[] => [
  { method: 'POST', path: `/api/${game}_game/play`, body: { id: ID, ...move }, answers: { refusal: 'round_unknown' } },
  { method: 'POST', path: `/api/${game}_game/cash_out`, body: { id: ID }, answers: { refusal: 'round_unknown' } },
]

/**
 * Each call of the specification's table in each of its readings, as a player who has just registered makes them, but for
 * register itself, which has tests of its own. `{key}` is the categories' key, `{design}` and `{texts}` those of the
 * start-up configuration.
 */
export const specifiedCalls: readonly SpecifiedCall[] = [
  { method: 'POST', path: '/api/auth/user_info', answers: ['user'] },
  { method: 'GET', path: '/api/auth/user_info', answers: ['user'] },
  { method: 'POST', path: '/api/auth/check', answers: ['model'] },
  { method: 'POST', path: '/api/user/vip_list', answers: ['list'] },
  { method: 'POST', path: '/api/bonus_task/checkin_data', answers: ['model'] },
  {
    method: 'POST',
    path: '/api/game/play?gameId=mines&token=x&lang=en&deviceType=PC',
    answers: { refusal: 'insufficient_balance' },
  },
  {
    method: 'POST',
    path: '/api/game/play?gameId=mines&token=x&lang=en&deviceType=PC&demo=true',
    answers: ['model'],
  },
  {
    method: 'POST',
    path: '/api/game/bet',
    body: { gameId: 'mines', model: { betAmount: 1, mines: 3 } },
    answers: { refusal: 'insufficient_balance' },
  },
  { method: 'POST', path: '/api/game/bets', body: { gameId: 'mines' }, answers: ['list'] },
  { method: 'POST', path: '/api/game/bet_record', answers: ['page'] },
  { method: 'POST', path: '/api/game/bet_result', body: { id: ID }, answers: { refusal: 'round_unknown' } },
  { method: 'POST', path: '/api/game/finish_hold', body: { id: ID }, answers: { refusal: 'round_unknown' } },
  { method: 'POST', path: '/api/game/finish_all_my_hold', answers: ['model'] },
  { method: 'POST', path: '/api/crash/stop', body: { id: ID }, answers: { refusal: 'round_unknown' } },
  { method: 'POST', path: '/api/game/crash/stop', body: { id: ID }, answers: { refusal: 'round_unknown' } },
  { method: 'POST', path: '/api/aviator/stop', body: { id: ID }, answers: { refusal: 'round_unknown' } },
  { method: 'POST', path: '/api/game/aviator/stop', body: { id: ID }, answers: { refusal: 'round_unknown' } },
  { method: 'POST', path: '/api/mines_game/play', body: { id: ID, tile: 0 }, answers: { refusal: 'round_unknown' } },
  { method: 'POST', path: '/api/mines_game/cash_out', body: { id: ID }, answers: { refusal: 'round_unknown' } },
  ...stepped('football', { zone: 0 }),
  ...stepped('kangaroo', {}),
  ...stepped('stair', { column: 0 }),
  ...stepped('tower', { column: 0 }),
  { method: 'POST', path: '/api/thimbles_game/play', body: { id: ID, cup: 0 }, answers: { refusal: 'round_unknown' } },
  { method: 'POST', path: '/api/pay/paid_list', body: { ids: [] }, answers: ['list'] },
  { method: 'POST', path: '/api/user/notice_page?pageNo=1&pageSize=10', answers: ['page'] },
  {
    method: 'POST',
    path: `/api/app_user_notice/updatePushStatus?id=${ID}`,
    answers: { refusal: 'notice_unknown' },
  },
  { method: 'POST', path: '/api/redpacket/site_redpack', answers: { refusal: 'event_ended' } },
  { method: 'GET', path: '/game/game_category_list', answers: ['list'] },
  { method: 'GET', path: '/game/game_category_list?t=1', answers: ['list'] },
  { method: 'GET', path: '/api/game/game_category_list', answers: ['list'] },
  { method: 'GET', path: '/api/static/static/apicdn/{key}/game/game_category_list', answers: ['list'] },
  { method: 'GET', path: '/api/game/game_category_page?id=00&pageNo=1&pageSize=10', answers: ['page'] },
  {
    method: 'GET',
    path: '/api/static/static/apicdn/{key}/game/game_category_page?id=00&pageNo=1&pageSize=10',
    answers: ['page'],
  },
  { method: 'GET', path: '/static/theme/{design}?device=mobile', answers: ['model'] },
  { method: 'GET', path: '/static/theme/{design}?device=pc&t=1', answers: ['model'] },
  { method: 'GET', path: '/static/lang/{texts}', answers: ['model'] },
  { method: 'GET', path: '/design/page_detail/global?device=mobile&t=1', answers: ['model'] },
  { method: 'GET', path: '/design/embed_page_detail/global?device=pc', answers: ['model'] },
  { method: 'POST', path: '/api/sockmsg/init', answers: ['model'] },
  { method: 'POST', path: '/api/sockmsg/join', body: { channels: ['site'] }, answers: ['model'] },
  { method: 'GET', path: '/api/home/startup?lazy=true&startTime=1&dev=true&p=x&wta=y', answers: ['currencies'] },
  { method: 'GET', path: '/api/ads/web2pwa', answers: [] },
  { method: 'GET', path: '/api/home/getH5RefAppUrl', answers: ['extra'] },
  { method: 'GET', path: '/api/auth/browser_foot_print?t=', answers: ['model'] },
  { method: 'GET', path: '/api/auth/browser_foot_print?t=visitor', answers: ['model'] },
]
