import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import type { Berjalan } from './useUpload.ts'

const t = penawaran.layar

/** Progress of one upload: how much arrived, a broken line, and a cancel button that asks first. */
export function KemajuanUnggah({
  berjalan: b,
  onBatal,
}: {
  berjalan: Berjalan
  onBatal: () => void
}) {
  const [tanya, setTanya] = useState(false)
  const mengirim = b.keadaan === 'mengirim' || b.keadaan === 'terputus'
  const judul =
    b.keadaan === 'menyiapkan'
      ? t.menyiapkan
      : b.keadaan === 'memastikan'
        ? t.memastikan
        : t.mengunggah(b.nama)
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {judul}
      </Typography>
      <LinearProgress
        variant={mengirim ? 'determinate' : 'indeterminate'}
        value={Math.min(100, (b.terkirim / b.ukuran) * 100)}
        color={b.keadaan === 'terputus' ? 'warning' : 'primary'}
        aria-label={judul}
      />
      {b.keadaan === 'terputus' && <KotakPesan nada="peringatan">{t.terputus}</KotakPesan>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>
          {t.kemajuan(ukuranBerkas(Math.min(b.terkirim, b.ukuran)), ukuranBerkas(b.ukuran))}
        </span>
        <Button size="small" disabled={b.keadaan === 'memastikan'} onClick={() => setTanya(true)}>
          {t.batal}
        </Button>
      </div>
      <DialogKonfirmasi
        buka={tanya}
        judul={t.batalkanJudul(b.nama)}
        tombol={t.batal}
        tombolBatal={t.lanjutkan}
        bahaya
        onBatal={() => setTanya(false)}
        onYa={() => {
          setTanya(false)
          onBatal()
        }}
      >
        {t.batalkanIsi}
      </DialogKonfirmasi>
    </div>
  )
}
