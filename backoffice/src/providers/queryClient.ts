import { createQueryClient } from '@eproc/ui/api/query.ts'
import { answerKnownRights } from './known_rights.ts'

/** What react-admin and the pages keep of the server's answers. */
export const queryClient = createQueryClient()
answerKnownRights(queryClient)
