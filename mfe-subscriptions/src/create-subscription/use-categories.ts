import { NEW_SUBSCRIPTION_CATEGORIES, type NewSubscriptionCategory } from 'shared/contracts/new-subscription';
import { useCurrentCustomer } from 'shared/customers';

/** What the user may create for this customer (CUST-024, CUST-026, CUST-027). */
export const useCategories = (): NewSubscriptionCategory[] => {
  const { customer, capabilities } = useCurrentCustomer();
  const may: Readonly<Record<NewSubscriptionCategory, boolean>> = {
    Voice: capabilities.canCreateMobileSubscriptions,
    MobileBroadband: capabilities.canCreateMobileBroadbandSubscriptions,
    HomeOffice: capabilities.canCreateHomeOfficeSubscriptions,
    HomeOfficeMobileBroadband: capabilities.canCreateHomeOfficeMobileBroadband,
  };
  return customer.isUser ? [] : NEW_SUBSCRIPTION_CATEGORIES.filter(category => may[category]);
};
