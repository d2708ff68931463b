import { closeNotice, useAlertSekarang } from '../api/notice.ts'
import { KotakPesan } from './MessageBox.tsx'

/** Notice box above the page's content; filled by `beritahu(pesan, nada)`. */
export function AlertGlobal() {
  const kabar = useAlertSekarang()
  if (!kabar) return null
  return (
    <div style={{ marginBottom: 24 }}>
      <KotakPesan nada={kabar.nada} onTutup={() => closeNotice(kabar.id)}>
        {kabar.pesan}
      </KotakPesan>
    </div>
  )
}
