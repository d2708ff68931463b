/** Every answer to a session's own call says here until when the session lives (ISO 8601), as far as it is used no more. */
export const SESSION_END_HEADER = 'X-Sesi-Berakhir'

/** So long before its end the screens warn of it. */
export const SESSION_WARNING_MS = 5 * 60_000
