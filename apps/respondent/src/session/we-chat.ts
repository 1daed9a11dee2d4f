import type { DrawnReward } from '@wenshu/api-contract/reward-claim';

interface Bridge {
  invoke(name: string, input: object, done: (result: { readonly err_msg: string }) => void): void;
}

export const isInWeChat = (): boolean => /MicroMessenger/i.test(navigator.userAgent);

/** WeChat's own dialog; over when it is closed, whatever was pressed. What has become of it is asked of the server. */
export function confirmInWeChat({
  merchantId,
  appId,
  packageInfo,
}: NonNullable<DrawnReward['confirm']>): Promise<void> {
  return new Promise(resolve => {
    const ask = () => {
      // WeChat puts it there, and nobody has a type of it.
      const bridge = (window as unknown as { WeixinJSBridge?: Bridge }).WeixinJSBridge;
      const input = { mchId: merchantId, appId, package: packageInfo };
      bridge?.invoke('requestMerchantTransfer', input, () => resolve());
    };
    // It comes a moment after the page.
    if ('WeixinJSBridge' in window) ask();
    else document.addEventListener('WeixinJSBridgeReady', ask, { once: true });
  });
}
