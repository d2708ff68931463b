import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { PaketDiikuti, PaketRekanan, TahunLain } from '@eproc/domain/tender/answers_paket'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { useTableState } from '@eproc/ui/table/table_state.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import { clockNow, currentYear, useMomentsPassed } from '@eproc/ui/api/time.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { OtherYears } from '../../app/OtherYears.tsx'
import { useList } from '../../app/useList.ts'
import { useTahun } from '../../app/useTahun.ts'
import { detailId, usePaketAddress } from './paket_address.ts'
import { PAKET_COLUMNS } from './paket_columns.tsx'

const ProsesPaketDialog = lazyPart(() => import('./ProsesPaketDialog.tsx'))
const PaktaDialog = lazyPart(() => import('./PaktaDialog.tsx'))

const t = tenderLayar.list
const OPTIONS = { perPage: 10 }
const ID_TABLE = 'judul-daftar-paket'
/** An answer that came so soon after a moment may have been made before it. */
const DOUBT_MS = 3000

interface Beside {
  tahunLain?: TahunLain[]
  diikuti?: PaketDiikuti[]
}

/** A rekanan's 'Paket Lelang Tahun Anggaran', with DAFTAR and the dialog of the process (S1 §2.8). */
export function RekananPaketList({ vendorId }: { vendorId: number }) {
  const [tahun, setTahun] = useTahun()
  const table = useTableState(OPTIONS)
  const { paketId, open } = usePaketAddress()
  const [registering, setRegistering] = useState<PaketRekanan | null>(null)
  const { beside, ...list } = useList<PaketRekanan, Beside>(
    ['paket-rekanan', vendorId, tahun],
    `/api/rup/paket/lelang-vendor/${vendorId}/tahun/${tahun}`,
    table.query
  )
  useRegistrationTimes(list.rows)
  return (
    <section aria-labelledby={ID_TABLE}>
      <Typography variant="h2" id={ID_TABLE} sx={{ mb: 2 }}>
        {t.title} {tahun}
      </Typography>
      <Elsewhere paket={beside?.diikuti} />
      <OtherYears years={beside?.tahunLain} />
      <SimpleTable
        title={`${t.title} ${tahun}`}
        columns={PAKET_COLUMNS}
        {...list}
        state={table}
        rowKey={(p) => p.id}
        search={t.search}
        filters={<TahunSelect tahun={tahun} onChange={setTahun} />}
        empty={{ title: t.empty, content: t.emptyContent }}
        onOpen={(p) => open(p.id)}
        rowName={(p) => p.nama}
        actions={(p) => (
          <span style={{ display: 'inline-grid', gap: 8 }}>
            {p.bolehDaftar && (
              <Button
                size="small"
                variant="contained"
                aria-label={t.daftarPaket(p.nama)}
                onClick={() => setRegistering(p)}
              >
                {t.daftar}
              </Button>
            )}
            <Button
              id={detailId(p.id)}
              size="small"
              variant="outlined"
              aria-label={t.detailPaket(p.nama)}
              onClick={() => open(p.id)}
            >
              {t.detail}
            </Button>
          </span>
        )}
      />
      <OptionalPart>
        {paketId !== null && <ProsesPaketDialog key={paketId} paketId={paketId} />}
        {registering && (
          <PaktaDialog
            paket={registering}
            vendorId={vendorId}
            onDone={(success) => {
              setRegistering(null)
              if (success) open(registering.id)
            }}
          />
        )}
      </OptionalPart>
    </section>
  )
}

/** Reads the list again as the registration for one of its packages begins or ends by the server's clock. */
function useRegistrationTimes(rows: readonly PaketRekanan[] | undefined) {
  const client = useQueryClient()
  const limits = useMemo(
    () =>
      (rows ?? [])
        .flatMap(({ mulaiDaftar, selesaiDaftar }) => [mulaiDaftar, selesaiDaftar])
        .flatMap((time) => (time ? [Date.parse(time)] : [])),
    [rows]
  )
  const passed = useMomentsPassed(limits)
  const known = useMemo(
    () => limits.filter((limit) => limit + DOUBT_MS <= clockNow()).length,
    [limits]
  )
  useEffect(() => {
    if (passed > known) void client.invalidateQueries({ queryKey: ['paket-rekanan'] })
  }, [passed, known, client])
}

/** By name, whatever year is chosen: a deadline is not missed for the turn of the year. */
const Elsewhere = ({ paket = [] }: { paket: readonly PaketDiikuti[] | undefined }) =>
  paket.length > 0 && (
    <div style={{ marginBottom: 16 }}>
      <MessageBox title={t.diikuti}>
        {paket.map((p) => (
          <div key={p.id}>
            <AppLink to={`?tahun=${p.tahunAnggaran}&paket=${p.id}`}>
              {t.diikutiPaket(p.nama, p.tahunAnggaran)}
            </AppLink>
          </div>
        ))}
      </MessageBox>
    </div>
  )

function TahunSelect({ tahun, onChange }: { tahun: number; onChange: (tahun: number) => void }) {
  return (
    <TextField
      select
      label={t.tahun}
      id="tahun-anggaran"
      value={tahun}
      onChange={(e) => onChange(Number(e.target.value))}
      sx={{ width: { xs: '100%', sm: 160 } }}
    >
      {tahunAnggaran(currentYear()).map((n) => (
        <MenuItem key={n} value={n}>
          {n}
        </MenuItem>
      ))}
    </TextField>
  )
}
