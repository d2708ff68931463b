import { ukuranBerkas } from '@eproc/domain/common/format'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useStatusDosir } from './useDosir.ts'

const t = dosirLayar.ruang

/** How full the room for documents is, once the server says that little is left. */
export function RuangBox() {
  const ruang = useStatusDosir().data?.ruang
  if (!ruang) return null
  const { terpakai, batas } = ruang
  return (
    <div style={{ marginBottom: 24, maxWidth: '72ch' }}>
      <MessageBox
        tone="warning"
        title={t.judul(Math.floor((terpakai / batas) * 100), ukuranBerkas(batas))}
      >
        {t.isi(ukuranBerkas(terpakai))}
      </MessageBox>
    </div>
  )
}
