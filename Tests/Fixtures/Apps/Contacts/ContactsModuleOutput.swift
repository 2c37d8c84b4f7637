import TraceRecording

protocol ContactsModuleOutput: AnyObject {
  func contactsModule(didPick contact: Contact)
}
