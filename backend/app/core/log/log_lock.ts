/** Advisory lock of who writes the log's files, and of a backup that copies them. */
export const LOG_LOCK = 7_210_020
