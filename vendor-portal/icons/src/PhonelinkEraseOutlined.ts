import { mdiCellphoneRemove } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('PhonelinkEraseOutlined', mdiCellphoneRemove)
