import { mdiCheckCircleOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('CheckCircleOutline', mdiCheckCircleOutline)
