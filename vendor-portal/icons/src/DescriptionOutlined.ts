import { mdiFileDocumentOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('DescriptionOutlined', mdiFileDocumentOutline)
