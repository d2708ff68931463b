import { mdiHomeOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('HomeOutlined', mdiHomeOutline)
