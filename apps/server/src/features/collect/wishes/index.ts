export {
  type Contact,
  contactsOf,
  findUnwilling,
  findWish,
  keepWishes,
  leaveOutUnwilling,
  takeWishesBack,
} from './wishes.ts';
