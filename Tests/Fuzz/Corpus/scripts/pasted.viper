viper> load about
About in VIPER: made and wired, not on the screen yet.
viper> open
