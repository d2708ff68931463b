import { tutupKabar, useAlertSekarang } from '../api/kabar.ts'
import { KotakPesan } from './KotakPesan.tsx'

/** Kotak pemberitahuan di atas isi halaman; diisi dengan `beritahu(pesan, nada)`. */
export function AlertGlobal() {
  const kabar = useAlertSekarang()
  if (!kabar) return null
  return (
    <div style={{ marginBottom: 24 }}>
      <KotakPesan nada={kabar.nada} onTutup={() => tutupKabar(kabar.id)}>
        {kabar.pesan}
      </KotakPesan>
    </div>
  )
}
