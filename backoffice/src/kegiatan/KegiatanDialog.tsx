import { OldAddress } from '../shared/list/OldAddress.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { KegiatanDeeds } from './KegiatanDeeds.tsx'
import { KegiatanShow } from './KegiatanShow.tsx'

/** A kegiatan over the list in view, with what the user may decide; earlier mails and notices say `?kegiatan=12`. */
export const KegiatanDialog = () => (
  <>
    <OldAddress query="kegiatan" tail="/show" />
    <ShowDialog width="lg" actions={<KegiatanDeeds />}>
      <KegiatanShow />
    </ShowDialog>
  </>
)
