import { mdiScriptTextOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ReceiptLongOutlined', mdiScriptTextOutline)
