load todos
inject reply-off-main
open
guess nil-link
heal
inject ?
stub interactor.load() throws
drop 3
resend 2
wait 300ms
predict
watch presenter
