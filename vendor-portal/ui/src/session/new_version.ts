import { ui } from '@eproc/i18n/id/ui'
import { showAlert } from '../api/notice.ts'

/* A part of the page that was replaced by a newer build: say so; a reload by itself would lose what was typed. */
window.addEventListener('vite:preloadError', () => showAlert(ui.errors.versiBaru, 'warning'))
