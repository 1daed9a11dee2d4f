import type { ReactNode } from 'react';

/** One hand for all icons: 24 units, a round stroke of 1.7, the colour of the text around. */
function icon(paths: ReactNode) {
  return function Icon() {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {paths}
      </svg>
    );
  };
}

const path = (d: string) => icon(<path d={d} />);

export const CheckIcon = path('M4.5 12.5l5 5L19.5 7');
export const AlertIcon = path('M12 3.5l9.2 16.5H2.8zM12 10v4.2M12 17.2v.1');
export const InfoIcon = path('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.8v.1');
export const MenuIcon = path('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = path('M6 6l12 12M18 6L6 18');
export const ChevronDownIcon = path('M6 9.5l6 6 6-6');
export const ChevronLeftIcon = path('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = path('M9.5 6l6 6-6 6');
export const ArrowRightIcon = path('M5 12h14M13 6l6 6-6 6');
export const BackIcon = path('M19 12H5M11 6l-6 6 6 6');
export const PauseIcon = path('M9 6v12M15 6v12');
export const PlayIcon = path('M8 5.5l10.5 6.5L8 18.5z');
export const PhoneIcon = path(
  'M6.5 3.5h3l1.5 4.5-2 1.7a13 13 0 0 0 5.3 5.3l1.7-2 4.5 1.5v3c0 1.2-1 2-2 2A15.5 15.5 0 0 1 4.5 5.5c0-1 .8-2 2-2z',
);
export const MailIcon = path('M4 6h16v12H4zM4 7.5l8 6 8-6');
export const ChatIcon = path(
  'M4 11.5c0-4 3.6-7 8-7s8 3 8 7-3.6 7-8 7c-1 0-2-.2-2.9-.5L5 19.5l.9-3.4A6.6 6.6 0 0 1 4 11.5zM9 11.5v.1M12 11.5v.1M15 11.5v.1',
);
export const GlobeIcon = path(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 12h17M12 3c3 3.2 3 14.8 0 18M12 3c-3 3.2-3 14.8 0 18',
);
export const EyeIcon = path(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
);
export const EyeOffIcon = path(
  'M4 4l16 16M6.5 7.5C4 9.2 2.5 12 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5s-.8 1.5-2.3 3',
);
export const DesktopIcon = path('M4 5h16v11H4zM9 20h6M12 16v4');
export const FolderIcon = path('M3.5 6.5h6l2 2.5h9v10h-17z');
export const ListIcon = path('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1');
export const PeopleIcon = path(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M16 5a3.3 3.3 0 0 1 0 6.3M18 14.5c2 .7 3.2 2.5 3.5 5',
);
export const ShieldIcon = path('M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.6');
export const BuildingIcon = path('M5 20.5v-16h9v16M14 9.5h5v11M3 20.5h18M8.5 8.5h2M8.5 12.5h2M8.5 16.5h2');
export const ReceiptIcon = path('M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5');
export const GiftIcon = path(
  'M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5c-5 0-5-4.5-2.5-4.5S12 7.5 12 7.5s0-4.5 2.5-4.5 2.5 4.5-2.5 4.5',
);
export const WalletIcon = path('M4 7.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4 7.5l11-4v4M15.5 13.5h2');
export const ClockIcon = path('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2');
export const DownloadIcon = path('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15');
export const BellIcon = path('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4');
export const SparkIcon = path('M11 4l1.8 5.2L18 11l-5.2 1.8L11 18l-1.8-5.2L4 11l5.2-1.8zM18.5 15.5v5M16 18h5');
export const CompassIcon = path('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z');
export const UserIcon = path('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.5-6 7.5-6s6.7 2 7.5 6');
export const ExitIcon = path('M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5');
export const PenIcon = path('M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5');
export const SendIcon = path('M20.5 3.5L3.5 10.5l6.5 3 3 6.5zM10 13.5l5-5');
export const TableIcon = path('M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9');
export const ChartIcon = path('M4.5 4v15.5H20M8.5 16v-4M12.5 16V8M16.5 16v-6');
export const LayersIcon = path('M12 3.5l9 4.5-9 4.5L3 8zM3.5 12.5l8.5 4.2 8.5-4.2M3.5 16.5l8.5 4.2 8.5-4.2');
export const FunctionIcon = path('M17.5 4.5c-3-.5-4.5 1-5 4L11 16c-.5 3-2 4.5-5 4M7.5 10.5h8M15 14.5l5 5M20 14.5l-5 5');
export const PuzzleIcon = path('M4 8h4.5a2 2 0 1 1 3.5 0h5v4.5a2 2 0 1 1 0 3.5v4H4z');
