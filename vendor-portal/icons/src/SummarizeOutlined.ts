import { mdiNoteTextOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('SummarizeOutlined', mdiNoteTextOutline)
