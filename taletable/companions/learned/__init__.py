"""Bots that learned: what a network is shown of a game (`sense`), the network (`network`), thinking ahead with it (`thought`)."""
