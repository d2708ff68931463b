import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import Architecture from '@mui/icons-material/ArchitectureOutlined'
import Assessment from '@mui/icons-material/AssessmentOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import Block from '@mui/icons-material/BlockOutlined'
import Business from '@mui/icons-material/BusinessOutlined'
import CallMerge from '@mui/icons-material/CallMergeOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import CorporateFare from '@mui/icons-material/CorporateFareOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import EventNote from '@mui/icons-material/EventNoteOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import HowToVote from '@mui/icons-material/HowToVoteOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Inventory2 from '@mui/icons-material/Inventory2Outlined'
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import Newspaper from '@mui/icons-material/NewspaperOutlined'
import PeopleOutline from '@mui/icons-material/PeopleOutlineOutlined'
import People from '@mui/icons-material/PeopleAltOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import Policy from '@mui/icons-material/PolicyOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import Summarize from '@mui/icons-material/SummarizeOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import ThumbUpAlt from '@mui/icons-material/ThumbUpAltOutlined'
import Timeline from '@mui/icons-material/TimelineOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import ViewList from '@mui/icons-material/ViewListOutlined'
import WorkHistory from '@mui/icons-material/WorkHistoryOutlined'
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined'
import type SvgIcon from '@mui/material/SvgIcon'

const ICONS: Record<string, typeof SvgIcon> = {
  AccountBalance,
  AccountTree,
  AdminPanelSettings,
  Apartment,
  Architecture,
  Assessment,
  Badge,
  BarChart,
  Block,
  Business,
  CallMerge,
  Category,
  CorporateFare,
  Description,
  EventAvailable,
  EventBusy,
  EventNote,
  FactCheck,
  Gavel,
  Groups,
  Handshake,
  History,
  Home,
  HowToVote,
  Inbox,
  Inventory2,
  MonitorHeart,
  Newspaper,
  People,
  PeopleOutline,
  Person,
  Place,
  Policy,
  Print,
  ReceiptLong,
  Summarize,
  TaskAlt,
  ThumbUpAlt,
  Timeline,
  Tune,
  ViewList,
  WorkHistory,
  WorkspacePremium,
}

/** Icons by their names in domain/common/menu.ts; a name without one here gets Description. */
export const menuIcon = (name: string): typeof SvgIcon => ICONS[name] ?? Description
