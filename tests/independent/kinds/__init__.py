"""The games by kind. A kind takes the data of its page, a record and a stream, and gives (outcome, returns).

Of the outcome it gives the fields that the page explains; `returns` tells what a unit staked on each bet returns.
"""
