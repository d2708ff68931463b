import { mdiHelpCircle } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('HelpOutlined', mdiHelpCircle)
