import TraceRecording

@Traced protocol ContactsModuleOutput: AnyObject {
  func contactsModule(didPick contact: Contact)
}
