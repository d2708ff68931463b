import { mdiInformationOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('InfoOutlined', mdiInformationOutline)
