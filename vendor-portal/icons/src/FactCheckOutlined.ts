import { mdiClipboardCheckOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('FactCheckOutlined', mdiClipboardCheckOutline)
