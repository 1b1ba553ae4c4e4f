/** What a player reads for errors that a few pages alone can meet: they come with the texts of those pages. */
export declare const pageErrors: {
    readonly keyReused: 'This was sent before with other content. Load the page again and repeat it.';
    readonly duplicateAccount: 'This account already exists. Log in, or choose another account ID.';
    readonly underage: 'You are not old enough to play here.';
    readonly alreadyClaimed: 'You have claimed this already.';
    readonly notEligible: 'There is nothing here for you to claim.';
    readonly expired: 'The time for this is over.';
    readonly gameUnavailable: 'This game is not available right now.';
    readonly gameMaintenance: 'This game is in maintenance.';
    readonly insufficientBalance: 'Your balance is not enough for this.';
    readonly currencyNotSupported: 'This game does not take the currency of your account.';
};
