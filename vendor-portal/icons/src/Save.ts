import { mdiContentSave } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Save', mdiContentSave)
