import { mdiOfficeBuildingOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('CorporateFareOutlined', mdiOfficeBuildingOutline)
