import { mdiFilterVariant } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('FilterList', mdiFilterVariant)
