import { mdiCheckboxMarkedCircleOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('TaskAltOutlined', mdiCheckboxMarkedCircleOutline)
