/** Advisory lock of a backup from before its snapshot until the last file is copied: meanwhile no content is swept. */
export const BACKUP_LOCK = 7_210_021
