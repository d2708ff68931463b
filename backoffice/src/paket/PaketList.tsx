import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { BooleanInput, ResourceContextProvider, useCanAccess } from 'react-admin'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { angka } from '@eproc/domain/common/format'
import { METODE_PEMILIHAN, STATUS_PERSETUJUAN, teksPilihan } from '@eproc/domain/common/choices'
import type { PaketRow } from '@eproc/domain/paket/answers'
import { paketLayar as text } from '@eproc/i18n/id/paket_office'
import { panduan } from '@eproc/i18n/id/panduan_office'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { thisYear, YearInput } from '../shared/list/YearInput.tsx'
import { COLUMNS, paketExporter, pelaksanaanOf } from './columns.tsx'
import { Preset, PRESETS, usePreset, type PaketPreset, type PresetName } from './presets.ts'
import { RowDeeds } from './deeds/RowDeeds.tsx'

const PaketDialogs = lazyPart(() => import('./PaketDialogs.tsx'))

const RESOURCE = 'rup/paket'
const MANY = 7

/* 'baru' stands for the empty status of a draft. */
const PERSETUJUAN = STATUS_PERSETUJUAN.filter((s) => ['', 'S', 'AM', 'RM'].includes(s.kode)).map(
  (s) => (s.kode === '' ? { ...s, kode: 'baru' } : s)
)
const YEAR = <YearInput key="tahun" source="tahun" alwaysOn />
const filtersOf = ({ filters = [], columns }: PaketPreset) => {
  const pelaksanaan = pelaksanaanOf(columns)
  const all = {
    status: <FilterChoice key="status" source="status" list={PERSETUJUAN} alwaysOn />,
    statusPelaksanaan: (
      <FilterChoice key="pelaksanaan" source="statusPelaksanaan" list={pelaksanaan} alwaysOn />
    ),
    tanpaPokja: (
      <BooleanInput key="pokja" source="tanpaPokja" label={text.pokja.hanyaKurang} alwaysOn />
    ),
  }
  return [YEAR, ...filters.map((f) => all[f])]
}

/** A list of packages: one query, of which each preset shows a part at its own address. */
export default function PaketList({ preset: name }: { preset: PresetName }) {
  const preset: PaketPreset = PRESETS[name]
  const older = useOlderAddress(preset)
  if (older) return <Navigate to={older} replace />
  return (
    <ResourceContextProvider value={RESOURCE}>
      <Preset value={preset}>
        <Rows key={name} preset={preset} />
      </Preset>
    </ResourceContextProvider>
  )
}

function Rows({ preset }: { preset: PaketPreset }) {
  useLiveRows()
  return (
    <ResourceList
      address={preset.address}
      title={preset.title}
      {...(preset.description ? { description: preset.description } : {})}
      {...(preset.filter ? { filter: preset.filter } : {})}
      sort={{ field: 'id', order: 'DESC' }}
      // What waits for approval waits in every year.
      filterDefaultValues={preset.approval ? {} : thisYear()}
      readOnly={!preset.editor}
      filters={filtersOf(preset)}
      exporter={paketExporter(preset.columns)}
      actions={<HeadActions />}
      phone={
        <PhoneList<PaketRow>
          primaryText={(p) => p.nama}
          secondaryText={phoneLine}
          tertiaryText={(p) => <RowStatus paket={p} />}
        />
      }
      dialogs={
        <OptionalPart>
          <PaketDialogs />
        </OptionalPart>
      }
    >
      <ResourceTable
        rowActions={<RowDeeds />}
        {...(preset.hiddenColumns && { hiddenColumns: [...preset.hiddenColumns] })}
        // Many columns stand closer, so that the last one is not below the row's buttons.
        {...(preset.columns.length > MANY && { sx: { '& .MuiTableCell-root': { px: 0.75 } } })}
      >
        {preset.columns.map((column) => COLUMNS[column])}
      </ResourceTable>
    </ResourceList>
  )
}

const phoneLine = (p: PaketRow) =>
  [p.kode, teksPilihan(METODE_PEMILIHAN, p.metodePemilihan), angka(p.totalPagu)].join(' · ')

/** How far it is: approval while it is not published, then the tender. */
function RowStatus({ paket: p }: { paket: PaketRow }) {
  const pelaksanaan = pelaksanaanOf(usePreset().columns)
  return p.statusPelaksanaan === 'N' ? (
    <StatusChip list={STATUS_PERSETUJUAN} kode={p.status} />
  ) : (
    <StatusChip list={pelaksanaan} kode={p.statusPelaksanaan} />
  )
}

function HeadActions() {
  const { guide, editor, address } = usePreset()
  const { canAccess } = useCanAccess({ resource: RESOURCE, action: 'create' })
  return (
    <>
      {guide && (
        <Button component={AppLink} to="/rup/paket/learn">
          {panduan.tautan}
        </Button>
      )}
      {editor && canAccess && (
        <Button
          variant="contained"
          startIcon={<Add />}
          component={AppLink}
          to={`${address}/create`}
        >
          {text.aksi.buat}
        </Button>
      )}
    </>
  )
}

/** Reads again what somebody else has changed, as soon as the server tells. */
function useLiveRows() {
  const client = useQueryClient()
  useLiveStream(() => void client.invalidateQueries({ queryKey: [RESOURCE] }))
}

/** Where `?paket=12&tahap=sanggah` and `?kegiatan=1,2` of older mails and links lead now. */
function useOlderAddress({ address }: PaketPreset): string | null {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  if (pathname !== address) return null
  const [paket, kegiatan] = [query.get('paket'), query.get('kegiatan')]
  query.delete('paket')
  if (paket && /^\d+$/.test(paket)) return `${address}/${paket}/show?${query}`
  return kegiatan ? `${address}/create?${query}` : null
}
