import { mdiDomain } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('BusinessOutlined', mdiDomain)
