import Unduh from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import type { JournalHeadAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { ui } from '@eproc/i18n/id/ui'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { TOKEN_KEY, simpanan } from '@eproc/ui/session/simpanan.ts'
import { Pasangan } from '../shared/Pairs.tsx'

const teks = master.audit
const JALUR = '/api/audit/kepala'
const NAMA_BERKAS = 'kepala-jurnal.jsonl'
const Kode = styled('code')({ fontSize: '0.8125rem', overflowWrap: 'anywhere' })

async function unduhKepala(): Promise<void> {
  const jawaban = await fetch(`${JALUR}/berkas`, {
    headers: { Authorization: `Bearer ${simpanan.baca(TOKEN_KEY) ?? ''}` },
  })
  if (!jawaban.ok) throw new Error(String(jawaban.status))
  const url = URL.createObjectURL(await jawaban.blob())
  const a = document.createElement('a')
  a.href = url
  a.download = NAMA_BERKAS
  a.click()
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Segel terakhir jurnal, untuk disimpan di luar instalasi. */
export function JournalHead() {
  const [sibuk, setSibuk] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['kepala-jurnal'],
    queryFn: () => api.ambil<JournalHeadAnswer | null>(JALUR),
  })
  const unduh = async () => {
    setSibuk(true)
    await unduhKepala().catch((failure: unknown) => showAlert(errorMessage(failure)))
    setSibuk(false)
  }
  return (
    <Card component="section" aria-labelledby="kepala-jurnal" sx={{ mt: 4 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2" id="kepala-jurnal">
          {teks.kepala}
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {teks.kepalaKeterangan}
        </Typography>
        {error && <Typography>{errorMessage(error)}</Typography>}
        {data === undefined && !error && <Typography>{ui.memuat}</Typography>}
        {data === null && <Typography>{teks.kepalaKosong}</Typography>}
        {data && (
          <>
            <Pasangan
              isi={[
                [teks.nomor, angka(data.nomor)],
                [teks.waktu, tanggalWaktu(data.waktu)],
                [teks.hash, <Kode>{data.hash}</Kode>],
                [teks.tandaTangan, <Kode>{data.tandaTangan}</Kode>],
              ]}
            />
            <Button
              variant="outlined"
              startIcon={<Unduh />}
              loading={sibuk}
              onClick={() => void unduh()}
              sx={{ justifySelf: 'start' }}
            >
              {teks.unduh}
            </Button>
          </>
        )}
      </CardContent>
    </Card>
  )
}
