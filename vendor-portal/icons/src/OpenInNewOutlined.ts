import { mdiOpenInNew } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('OpenInNewOutlined', mdiOpenInNew)
