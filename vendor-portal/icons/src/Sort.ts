import { mdiSortVariant } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Sort', mdiSortVariant)
