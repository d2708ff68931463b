import { mdiFileTreeOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('AccountTreeOutlined', mdiFileTreeOutline)
