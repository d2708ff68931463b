import { mdiMagnifyPlusOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ZoomInOutlined', mdiMagnifyPlusOutline)
