def policy(rules,state,index):
    return state.options[0]
def quiet(rules,state): pass
