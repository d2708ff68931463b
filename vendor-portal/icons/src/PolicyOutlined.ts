import { mdiShieldSearch } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('PolicyOutlined', mdiShieldSearch)
