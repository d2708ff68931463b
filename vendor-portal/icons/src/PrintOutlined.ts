import { mdiPrinterOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('PrintOutlined', mdiPrinterOutline)
