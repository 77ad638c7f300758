"""The games by kind. A kind takes the data of its page, a record and a stream, and gives (outcome, returns).

Of the outcome it gives the fields that the page explains; `returns` tells what a unit staked on each bet returns.
A game of decisions gives the bets that they added, too; and one whose wins are not one a bet gives these,
as (spot, stake, exact units).
"""
