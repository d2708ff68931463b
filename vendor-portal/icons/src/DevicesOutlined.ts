import { mdiCellphoneLink } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('DevicesOutlined', mdiCellphoneLink)
