"""Bots that learned: what a network is shown of a game (`sense`), the network (`network`), thinking ahead with it (`thought`)."""

import os

# Our networks are small: several threads for one product of matrices wait for each other, and take cores from other tables.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
