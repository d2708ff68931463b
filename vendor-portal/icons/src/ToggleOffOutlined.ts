import { mdiToggleSwitchOffOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ToggleOffOutlined', mdiToggleSwitchOffOutline)
