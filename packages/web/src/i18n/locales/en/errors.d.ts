/**
 * What a player reads for each error code (a code without a text here or in `errors-pages.ts` does not compile) and for
 * the error screens.
 */
export declare const errors: {
    readonly errorTitle: 'Something went wrong';
    readonly unknownError: 'An unknown error happened. Please try again.';
    readonly invalidSession: 'Your session has ended';
    readonly invalidRequest: 'Some of what was entered is not right. Please check it.';
    readonly crossSite: 'This page is not allowed to do that. Reload the page and try again.';
    readonly guestOnly: 'You are already logged in.';
    readonly notFound: 'We could not find that.';
    readonly methodNotAllowed: 'This cannot be done here.';
    readonly bodyTooLarge: 'That is too much to send at once.';
    readonly unsupportedMediaType: 'This could not be read. Reload the page and try again.';
    readonly unknownHost: 'This address does not belong to this site.';
    readonly tooManyRequests: 'Too many tries. Wait a moment and try again.';
    readonly sessionExpired: 'Please log in again to continue.';
    readonly refused: 'This was not accepted.';
    readonly invalidCredentials: 'The account ID or the password is wrong.';
    readonly accountLocked: 'This account is locked. Please contact support.';
    readonly invalidInput: 'Some of what was entered was not accepted. Please check it.';
    readonly tacInvalid: 'This code is not right. Check it and try again.';
    readonly tacExpired: 'This code has expired. Ask for a new one.';
    readonly tacTooMany: 'Too many tries with codes. Wait a while, then ask for a new one.';
    readonly limitReached: 'You have reached the limit for this. Come back later.';
    readonly internalServerError: 'The server did not answer as it should. Please try again.';
    readonly serviceUnavailable: 'This is not available right now. Please try again later.';
    readonly disconnect: 'The connection was lost. Check your network and try again.';
    readonly outcomeUnknown: 'We do not know yet whether this went through.';
    readonly unexpectedError: 'Something went wrong on our side. Please try again.';
    readonly overloaded: 'Very many players are here right now. Please try again in a moment.';
    readonly loginFailed: 'The login did not succeed. Please try again.';
    readonly countryBlocked: 'This site is not offered where you are.';
    readonly selfExcluded: 'You have excluded yourself from play. Support can tell you until when.';
    readonly coolOffActive: 'You are taking a break from play. It is not over yet.';
    readonly kycRequired: 'Confirm who you are first. Support can tell you how.';
    readonly permissionDenied: 'You do not have access to this.';
};
